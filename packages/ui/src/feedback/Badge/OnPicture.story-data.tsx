import type { ReactNode } from 'react';
import { Picture } from '../../media/Picture/Picture.js';
import { tokens } from '../../theme/tokens.js';

const place = { gridArea: '1 / 1', minInlineSize: 0 };

/** What a solid badge is made for: on the page its background would hardly show. */
export function OnPicture({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', inlineSize: '14rem', maxInlineSize: '100%' }}>
      <div style={place}>
        <Picture kind="rooms" file="sea-view-king-1.webp" alt="" sizes="14rem" ratio="21/9" />
      </div>
      <div style={{ ...place, zIndex: 1, padding: tokens.space.sm }}>{children}</div>
    </div>
  );
}
