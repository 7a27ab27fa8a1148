/** As many shapes as the library's icons have. */
export const people = [
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
  'M16 3.128a4 4 0 0 1 0 7.744',
  'M22 21v-2a4 4 0 0 0-3-3.87',
  'M13 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
];
export const bed = [
  'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8',
  'M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4',
  'M12 4v6',
  'M2 18h20',
];
export const phone = ['M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465'];
export const pin = [
  'M20 10c0 5-8 12-8 12s-8-7-8-12a8 8 0 0 1 16 0',
  'M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
];
export const menu = ['M4 5h16', 'M4 12h16', 'M4 19h16'];
export const arrowUp = ['m5 12 7-7 7 7', 'M12 19V5'];

export function Icon({ paths }: { paths: readonly string[] }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
