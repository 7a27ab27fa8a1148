import { isName } from '@vestibule/domain/text';

/** How a letter begins. A name from before ruling 50 may hold a link: it is left out. */
export function greeting(name: string): string {
  return isName(name) ? `Dear ${name},` : 'Dear guest,';
}
