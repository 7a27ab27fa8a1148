import { pictureKinds, type PictureKind } from '@vestibule/domain/pictures';

/** The folder of each kind of pictures: the name of the file that has its records. */
const folders = {
  rooms: 'rooms',
  services: 'treatments',
  specialists: 'specialists',
  events: 'events',
  halls: 'halls',
  restaurant: 'menu',
  content: 'pages',
} as const satisfies Record<PictureKind, string>;

export const pictureFolders = pictureKinds.map((kind) => folders[kind]);

const UPLOADS = '/uploads/';
const mark = /(^|\/)[0-9a-f]{16}-(?=[^/]+$)/;

/** `treatments/hammam.jpg`: a picture by what a record of this kind names, a file or a path below `/uploads/`. */
export function pictureId(kind: PictureKind, file: string): string {
  if (!file.startsWith(UPLOADS)) return `${folders[kind]}/${file}`;
  const [folder = '', ...rest] = file.slice(UPLOADS.length).split('/');
  const named = pictureKinds.find((each) => each === folder);
  return [named ? folders[named] : folder, ...rest].join('/');
}

const plain = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif)$/;

/** Whether a file may be called so: addresses need no escaping for it, and it looks like none with a hash. */
export const isPlainFile = (file: string) => plain.test(file) && !mark.test(file);

/** The kind and the file of `treatments/hammam.jpg`. */
export function partsOf(id: string): { kind: PictureKind; file: string } {
  const slash = id.indexOf('/');
  const kind = pictureKinds.find((each) => folders[each] === id.slice(0, slash));
  if (!kind) throw new Error(`${id} is in no folder of pictures.`);
  return { kind, file: id.slice(slash + 1) };
}

/** A file as records in the database name it: with its hash, so that other bytes have another name. */
export function hashedFile(file: string, hash: string): string {
  return file.replace(/[^/]*$/, (name) => `${hash}-${name}`);
}

/** A file as the hotel's data name it. */
export function plainFile(file: string): string {
  return file.replace(mark, '$1');
}

/** `services/3fa8c1d2e4f5a6b7-hammam`: what the served files of a picture begin with. */
export function servedName(id: string, hash: string): string {
  const { kind, file } = partsOf(id);
  return `${kind}/${hashedFile(file.replace(/\.[a-z]+$/, ''), hash)}`;
}
