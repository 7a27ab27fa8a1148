import { styled } from 'styled-components';
import { Loading } from '../../feedback/Loading/Loading.js';

/** As tall as a first view, so that the footer does not jump up and down. */
export const Root = styled(Loading)`
  align-content: center;
  min-block-size: 70dvh;
`;
