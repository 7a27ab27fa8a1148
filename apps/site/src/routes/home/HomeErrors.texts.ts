export const texts = {
  partFailed: 'Part of this page could not be loaded',
  pictureFailed: 'The picture of the house could not be loaded.',
};
