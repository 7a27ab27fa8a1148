import { createGlobalStyle } from 'styled-components';
import { fontFaces } from './font-faces.js';

const Faces = createGlobalStyle<{ url: string }>`
  ${({ url }) => fontFaces(url)}
`;

/** The hotel's faces, shown as soon as they are there. */
export function Fonts({ url }: { url: string }) {
  return <Faces url={url} />;
}
