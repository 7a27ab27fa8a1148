export const navigation = ['Home', 'Rooms', 'Spa', 'Events', 'Halls', 'Restaurant', 'Contact'].map(
  (label) => ({ label, path: `/${label.toLowerCase()}` }),
);

export const tabs = ['Overview', 'Amenities', 'Policies'].map((label) => ({
  value: label.toLowerCase(),
  label,
  text: `${label} of the house, in a sentence or two that fill a line.`,
}));

export const fields = [
  { label: 'First name', type: 'text' },
  { label: 'Last name', type: 'text' },
  { label: 'Email', type: 'email' },
  { label: 'Phone', type: 'tel' },
] as const;

export const beds = ['King', 'Queen', 'Twin', 'Two singles'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const about = 'A quiet house by the water, open all year.';
