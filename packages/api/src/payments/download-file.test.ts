import { expect, test } from 'vitest';
import { readDownload } from './download-file.js';

test('a file keeps its name and its bytes', async () => {
  const reply = new Response(new Uint8Array([37, 80, 68, 70, 0, 255]), {
    headers: { 'content-disposition': 'attachment; filename="receipt-BK-1.pdf"' },
  });
  const file = (await readDownload(reply)) as { name: string; href: string };
  expect(file.name).toBe('receipt-BK-1.pdf');
  const kept = await (await fetch(file.href)).arrayBuffer();
  expect([...new Uint8Array(kept)]).toEqual([37, 80, 68, 70, 0, 255]);
  URL.revokeObjectURL(file.href);
});

test('a refusal is read as what it says', async () => {
  const refusal = { success: false, code: 'payments.not-confirmed', message: 'Not yet' };
  expect(await readDownload(Response.json(refusal, { status: 409 }))).toEqual(refusal);
});
