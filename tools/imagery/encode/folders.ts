export const mastersFolder = new URL('../masters/', import.meta.url);
export const uploadsFolder = new URL('../../../apps/server/uploads/', import.meta.url);
