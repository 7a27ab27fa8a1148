import type { BookingFact } from '@vestibule/domain/bookings';
import type { Receipt } from './receipt.js';
// Node itself loads this file and what it imports, in a worker: files are named as they are.
import { ReceiptPage } from './receipt-page.ts';

const LINE = 17;
const LABEL_WIDTH = 120;
const HALF_GAP = 32;
const EMBLEM_SIZE = 64;
const EMBLEM_SCALE = 0.62;

/** The receipt as one printed sheet. Places count from where lines begin: in Arabic from the right. */
export async function drawReceipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const page = new ReceiptPage(receipt);
  drawHead(page, receipt);
  const top = 190;
  const middle = (page.start + page.end + HALF_GAP) / 2;
  const afterGuest = drawParagraph(page, receipt.words.guest, receipt.guest, {
    x: page.start,
    y: top,
  });
  const afterFacts = drawFacts(page, receipt.title, receipt.facts, { x: middle, y: top });
  const afterLines = drawLines(page, receipt, Math.max(afterGuest, afterFacts) + 34);
  drawFacts(page, receipt.words.payment, receipt.payment, {
    x: page.start,
    y: afterLines + 40,
  });
  drawFoot(page, receipt);
  return await page.finish();
}

function drawHead(page: ReceiptPage, { hotel, number, theme, words }: Receipt): void {
  const { doc, start, end, colours } = page;
  const left = page.leftOf(start, EMBLEM_SIZE * EMBLEM_SCALE);
  doc.save().translate(left, 52).scale(EMBLEM_SCALE);
  doc.lineWidth(4.5).lineCap('round').lineJoin('round');
  for (const { path, colour } of theme.emblem) doc.path(path).stroke(colours[colour]);
  doc.restore();
  page.write(hotel.name, start + 52, 62, { face: 'display', size: 24, colour: colours.deep });
  page.write(words.receipt, end, 60, { face: 'display', size: 20, align: 'end' });
  page.write(number, end, 88, { colour: colours.inkMuted, align: 'end' });
  page.rule(118, colours.brass, 1.5);
  page.write(hotel.contact, start, 130, { size: 9, colour: colours.inkMuted });
}

/** Where a part begins. */
interface Place {
  x: number;
  y: number;
}

function drawParagraph(page: ReceiptPage, title: string, lines: string[], { x, y }: Place) {
  page.write(title, x, y, { face: 'display', size: 13, colour: page.colours.deep });
  for (const [index, line] of lines.entries()) page.write(line, x, y + 26 + index * LINE);
  return y + 26 + lines.length * LINE;
}

/** Labels with their values below a heading; answers where it ends. */
function drawFacts(page: ReceiptPage, title: string, facts: BookingFact[], { x, y }: Place) {
  const heading = { face: 'display', size: 13, colour: page.colours.deep } as const;
  let below = y;
  for (const line of page.wrap(title, page.end - x, heading)) {
    page.write(line, x, below, heading);
    below += LINE;
  }
  below += 9;
  for (const { label, value } of facts) {
    page.write(label, x, below, { colour: page.colours.inkMuted });
    const wide = page.end - x > 2 * LABEL_WIDTH + 40;
    const left = x + (wide ? LABEL_WIDTH + 20 : LABEL_WIDTH - 30);
    for (const line of page.wrap(value, page.end - left)) {
      page.write(line, left, below);
      below += LINE;
    }
  }
  return below;
}

function drawLines(page: ReceiptPage, { lines, total, words }: Receipt, y: number): number {
  const { start, end, colours } = page;
  const columns = { quantity: end - 190, unit: end - 95, total: end };
  const head = { size: 9, colour: colours.inkMuted } as const;
  page.write(words.what, start, y, head);
  page.write(words.quantity, columns.quantity, y, { ...head, align: 'end' });
  page.write(words.each, columns.unit, y, { ...head, align: 'end' });
  page.write(words.amount, columns.total, y, { ...head, align: 'end' });
  let below = y + 18;
  for (const line of lines) {
    page.rule(below);
    page.write(line.label, start, below + 8);
    page.write(line.quantity, columns.quantity, below + 8, { align: 'end' });
    page.write(line.unit, columns.unit, below + 8, { align: 'end' });
    page.write(line.total, columns.total, below + 8, { align: 'end' });
    below += 30;
  }
  page.rule(below, colours.deep, 1);
  page.write(words.totalPaid, start, below + 12, { face: 'strong', size: 13 });
  page.write(total, end, below + 12, { face: 'strong', size: 13, align: 'end' });
  return below + 34;
}

function drawFoot(page: ReceiptPage, { words }: Receipt): void {
  const y = page.doc.page.height - 84;
  const small = { size: 9, colour: page.colours.inkMuted } as const;
  page.rule(y);
  page.write(words.thanks, page.start, y + 12, small);
  page.write(words.hotelTime, page.end, y + 12, { ...small, align: 'end' });
}
