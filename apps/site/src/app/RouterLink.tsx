import type { LinkProps } from '@vestibule/ui/theme';
import { Link } from 'react-router-dom';

/** Addresses of the server itself, which the router must leave alone. */
const served = /^\/(api|uploads|fonts|assets|storybook|sandbox)\//;

/** The provider's link: the router takes the site's own pages, the browser everything else. */
export function RouterLink({ href, children, ...props }: LinkProps) {
  const own = href.startsWith('/') && !href.startsWith('//') && !served.test(href);
  if (!own || props.target || props.download !== undefined) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...props}>
      {children}
    </Link>
  );
}
