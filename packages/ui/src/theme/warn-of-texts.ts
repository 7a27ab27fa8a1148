import type { TextPack } from '@vestibule/domain/words';

const checked = new WeakSet<TextPack>();

/** Says in the console what `checkPack` finds, once for each pack. For development alone. */
export async function warnOfTexts(pack: TextPack, locale: string): Promise<void> {
  if (checked.has(pack)) return;
  checked.add(pack);
  const { checkPack } = await import('../texts/check-pack.js');
  const faults = checkPack(pack, locale);
  // oxlint-disable-next-line no-console -- Only a developer's build reaches this line.
  if (faults.length > 0) console.warn(`Texts of VestibuleProvider:\n${faults.join('\n')}`);
}
