import PdfFile from 'pdfkit';
import { latinAscent, receiptFont, type ReceiptFace } from './receipt-fonts.ts';
import type { ReceiptTheme } from './receipt-theme.js';
import type { Receipt } from './receipt.js';
import { textRuns, withoutOrderMarks, type ReceiptScript, type TextRun } from './text-runs.ts';

const MARGIN = 56;
/** Arabic letters are smaller than Latin ones of the same size. */
const ARABIC_SCALE = 1.12;

export interface TextStyle {
  face?: ReceiptFace;
  size?: number;
  colour?: string;
  align?: 'start' | 'end';
}

/**
 * A sheet of A4 that writes in every script of its fonts. A place across it counts from the side on which
 * its lines begin, so that a sheet from right to left is the mirror of one from left to right.
 */
export class ReceiptPage {
  readonly doc: PDFKit.PDFDocument;
  readonly start = MARGIN;
  readonly end: number;
  readonly colours: ReceiptTheme['colours'];
  readonly #fonts: ReceiptTheme['fonts'];
  readonly #direction: Receipt['direction'];

  constructor({ theme, language, direction, words, hotel, number }: Receipt) {
    this.colours = theme.colours;
    this.#fonts = theme.fonts;
    this.#direction = direction;
    this.doc = new PdfFile({
      size: 'A4',
      margin: MARGIN,
      lang: language,
      tagged: true,
      pdfVersion: '1.7',
      displayTitle: true,
      info: {
        Title: withoutOrderMarks(`${words.receipt} ${number}`),
        Author: withoutOrderMarks(hotel.name),
      },
    });
    this.end = this.doc.page.width - MARGIN;
  }

  /** The left edge, on paper, of something this wide that begins at a place. */
  leftOf(x: number, width: number): number {
    return this.#direction === 'ltr' ? x : this.doc.page.width - x - width;
  }

  /** Writes one line at a place; `align: 'end'` means that it ends there. */
  write(line: string | TextRun[], x: number, y: number, style: TextStyle = {}): void {
    const { face = 'text', size = 10.5, colour = this.colours.ink, align = 'start' } = style;
    const runs = this.#runsOf(line);
    const width = this.widthOf(runs, style);
    let left = this.leftOf(align === 'end' ? x - width : x, width);
    // Letters of every script are on the line of the Latin ones.
    const baseline = -latinAscent(this.#fonts, face) * size;
    for (const run of runs) {
      this.#take(face, run.script, size).fillColor(colour);
      this.doc.text(run.text, left, y, { lineBreak: false, baseline });
      left += this.doc.widthOfString(run.text);
    }
  }

  widthOf(line: string | TextRun[], { face = 'text', size = 10.5 }: TextStyle = {}): number {
    return this.#runsOf(line).reduce(
      (sum, run) => sum + this.#take(face, run.script, size).widthOfString(run.text),
      0,
    );
  }

  #runsOf(line: string | TextRun[]): TextRun[] {
    return typeof line === 'string' ? textRuns(line, this.#direction) : line;
  }

  #take(face: ReceiptFace, script: ReceiptScript, size: number) {
    const own = script === 'arabic' ? size * ARABIC_SCALE : size;
    return this.doc.font(receiptFont(this.#fonts, face, script)).fontSize(own);
  }

  /** The words of a text in lines no wider than this. */
  wrap(text: string, width: number, style: TextStyle = {}): TextRun[][] {
    const spaced = text.replaceAll(/\s+/g, ' ');
    const lines: TextRun[][] = [];
    let from = 0;
    let start = 0;
    for (const word of spaced.split(' ')) {
      const end = start + word.length;
      const longer = textRuns(spaced, this.#direction, from, end);
      if (lines.length > 0 && this.widthOf(longer, style) <= width)
        lines[lines.length - 1] = longer;
      else {
        lines.push(textRuns(spaced, this.#direction, start, end));
        from = start;
      }
      start = end + 1;
    }
    return lines;
  }

  rule(y: number, colour = this.colours.rule, width = 0.75): void {
    this.doc
      .moveTo(this.start, y)
      .lineTo(this.end, y)
      .lineWidth(width)
      .strokeColor(colour)
      .stroke();
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.doc.once('end', resolve));
    this.doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(chunks));
  }
}
