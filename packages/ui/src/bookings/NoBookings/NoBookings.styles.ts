import { styled } from 'styled-components';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';

/** What follows it begins with a rule of its own. */
export const Root = styled(EmptyState)`
  border-block-end: 0;
`;
