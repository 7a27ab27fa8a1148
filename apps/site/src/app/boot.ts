import type { SavedState } from '@vestibule/api/transport';
import type { HotelWords } from '@vestibule/domain/words/hotel-words';

/** What the page carries from the server to the browser, in one JSON script element. */
export interface Boot {
  state: SavedState;
  today: string;
  publicUrl: string;
  /** What the hotel says in place of texts of the catalogues. */
  words?: HotelWords | undefined;
}

/** Of the element behind the whole page. */
export const BOOT_ID = 'boot';

/** `<` is escaped, so the text cannot leave its element. */
export function bootMarkup(boot: Boot): string {
  const text = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${BOOT_ID}">${text}</script>`;
}

export function readBoot(document: Document): Boot {
  const text = document.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new Error('The page carries no state.');
  return JSON.parse(text) as Boot;
}
