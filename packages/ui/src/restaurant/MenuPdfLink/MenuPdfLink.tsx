import fileTextIcon from 'lucide/dist/esm/icons/file-text.mjs';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../media/Icon.js';
import { Button } from '../../actions/Button/Button.js';

export interface MenuPdfLinkProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Where the menu's PDF is served; missing when there is none. */
  href?: string;
  /** Joins the classes of the root. */
  className?: string;
}

/** The menu to take along, or its disabled twin (spec 2, Restaurant). */
export function MenuPdfLink({ href, ...props }: MenuPdfLinkProps) {
  if (!href) {
    return (
      <Button variant="secondary" {...props} disabled>
        PDF Menu Not Available
      </Button>
    );
  }
  return (
    <Button variant="secondary" {...props} asChild>
      <a href={href} target="_blank" rel="noopener">
        <Icon of={fileTextIcon} />
        View PDF Menu
      </a>
    </Button>
  );
}
