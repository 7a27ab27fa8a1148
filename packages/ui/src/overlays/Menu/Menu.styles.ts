import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  position: relative;
  display: inline-block;
`;

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-block-size: ${tokens.control.height};
  padding-inline: ${tokens.space.sm};
  border: 0;
  background: none;
  font-size: ${tokens.size.small};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    color: ${tokens.colour.accent};
  }
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    transition: rotate ${tokens.motion.quick} ${tokens.motion.ease};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

export const List = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${tokens.space.hair});
  inset-inline-end: 0;
  z-index: ${tokens.layer.popover};
  display: grid;
  min-inline-size: 12rem;
  /* Where a hotel's corners are rounder, the first and the last entry stand clear of them. */
  padding-block: max(${tokens.space.xs}, ${tokens.radius.small});
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.surface};
  box-shadow: ${tokens.elevation.high};
`;

export const Entry = styled.a`
  display: flex;
  align-items: center;
  min-block-size: ${tokens.control.height};
  padding-inline: ${tokens.space.md};
  border: 0;
  background: none;
  color: ${tokens.colour.ink};
  font-size: ${tokens.size.small};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${tokens.colour.accentSoft};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
