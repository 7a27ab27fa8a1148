import type { LinkProps } from '@vestibule/ui/theme';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Addresses of the server itself, which the router must leave alone. */
const served = /^\/(api|uploads|fonts|assets|storybook|sandbox)\//;

/** The provider's link: the router takes the site's own pages, the browser everything else. */
export function RouterLink({ children, ...props }: LinkProps) {
  const { href, download, hrefLang } = props;
  const own = href.startsWith('/') && !href.startsWith('//') && !served.test(href);
  if (!own || download !== undefined || hrefLang) return <a {...props}>{children}</a>;
  return <PageLink {...props}>{children}</PageLink>;
}

/** Made of the router's hooks: its own `Link` brings the prefetching of its framework along. */
function PageLink({ href, onClick, children, ...props }: LinkProps) {
  const follow = useLinkClickHandler(href, { target: props.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...props} href={useHref(href)} onClick={click}>
      {children}
    </a>
  );
}
