import { styled } from 'styled-components';
import { BADGE_RULE } from '../../theme/scales.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.span`
  --badge-ink: ${tokens.colour.ink};
  --badge-soft: color-mix(in srgb, ${tokens.colour.rule} ${BADGE_RULE}%, ${tokens.colour.surface});
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.hair};
  padding-block: 0.25em;
  padding-inline: 0.75em;
  border-radius: ${tokens.radius.small};
  background: var(--badge-soft);
  color: var(--badge-ink);
  font-size: ${tokens.size.caption};
  font-weight: 600;
  letter-spacing: ${tokens.tracking.small};
  line-height: ${tokens.leading.small};

  &[data-tone='success'] {
    --badge-ink: ${tokens.colour.success};
    --badge-soft: ${tokens.colour.successSoft};
  }
  &[data-tone='warning'] {
    --badge-ink: ${tokens.colour.warning};
    --badge-soft: ${tokens.colour.warningSoft};
  }
  &[data-tone='danger'] {
    --badge-ink: ${tokens.colour.danger};
    --badge-soft: ${tokens.colour.dangerSoft};
  }
  &[data-tone='info'] {
    --badge-ink: ${tokens.colour.info};
    --badge-soft: ${tokens.colour.infoSoft};
  }
  &[data-tone='brass'] {
    --badge-ink: ${tokens.colour.brassText};
    box-shadow: inset 0 0 0 1px ${tokens.colour.brass};
    background: ${tokens.colour.surface};
  }
  &[data-solid] {
    background: ${tokens.colour.surface};
    box-shadow: ${tokens.elevation.low};
  }
  &[data-solid][data-tone='brass'] {
    background: ${tokens.colour.brassText};
    color: ${tokens.colour.surface};
  }
`;
