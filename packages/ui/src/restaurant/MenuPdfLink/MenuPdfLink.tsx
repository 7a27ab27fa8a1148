'use client';
import { safeLink } from '@vestibule/domain/web-address';
import fileTextIcon from 'lucide/dist/esm/icons/file-text.mjs';
import type { HTMLAttributes } from 'react';
import { Icon } from '../../media/Icon.js';
import { Button } from '../../actions/Button/Button.js';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './MenuPdfLink.texts.js';

export interface MenuPdfLinkProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Where the menu's PDF is served; missing when there is none. */
  href?: string;
}

/** The menu to take along, or its disabled twin (spec 2, Restaurant). */
export function MenuPdfLink({ href, ...props }: MenuPdfLinkProps) {
  const t = useTexts(texts);
  const link = safeLink(href);
  if (!link) {
    return (
      <Button variant="secondary" {...props} disabled>
        {t.notAvailable}
      </Button>
    );
  }
  return (
    <LinkButton variant="secondary" href={link} target="_blank" rel="noopener" {...props}>
      <Icon of={fileTextIcon} />
      {t.view}
    </LinkButton>
  );
}
