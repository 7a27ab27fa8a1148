import FileText from 'lucide-react/icons/file-text';
import { Button } from '../../actions/Button/Button.js';

export interface MenuPdfLinkProps {
  /** Where the menu's PDF is served; missing when there is none. */
  href?: string;
  /** Joins the classes of the root. */
  className?: string;
}

/** The menu to take along, or its disabled twin (spec 2, Restaurant). */
export function MenuPdfLink({ href, className }: MenuPdfLinkProps) {
  if (!href) {
    return (
      <Button variant="secondary" disabled className={className}>
        PDF Menu Not Available
      </Button>
    );
  }
  return (
    <Button variant="secondary" asChild className={className}>
      <a href={href} target="_blank" rel="noopener">
        <FileText aria-hidden="true" />
        View PDF Menu
      </a>
    </Button>
  );
}
