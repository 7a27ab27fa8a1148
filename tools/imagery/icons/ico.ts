interface Layer {
  size: number;
  png: Buffer;
}

const HEAD = 6;
const ENTRY = 16;

/** One `.ico` of several PNGs, none larger than 256 pixels. */
export function ico(layers: readonly Layer[]): Buffer {
  const head = Buffer.alloc(HEAD + ENTRY * layers.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(layers.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of layers.entries()) {
    const at = HEAD + ENTRY * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...layers.map(({ png }) => png)]);
}
