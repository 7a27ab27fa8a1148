'use client';
import { accountRulesTexts, type AccountWords, type NameWords } from '@vestibule/domain/account';
import { nameTexts } from '@vestibule/domain/text';
import { useMemo } from 'react';
import { useTexts } from '../theme/texts.js';

/** The rules of a form in the words of the page. `rulesIn` keeps its identity between renders. */
export function useAccountRules<Rules>(
  rulesIn: (t: AccountWords, names: NameWords) => Rules,
): Rules {
  const t = useTexts(accountRulesTexts);
  const names = useTexts(nameTexts);
  return useMemo(() => rulesIn(t, names), [rulesIn, t, names]);
}
