import { createGlobalStyle } from 'styled-components';
import { fallbackFaces, fontFaceRules, latinExtFaces, loadedFaces } from './font-faces.js';

/** styled-components tells two global styles apart by what is fixed in them: here the fallbacks. */
const Faces = createGlobalStyle<{ url: string }>`
  ${fallbackFaces}
  ${({ url }) => fontFaceRules(url, [...loadedFaces, ...latinExtFaces])}
`;

/** The hotel's faces, shown as soon as they are there. */
export function Fonts({ url }: { url: string }) {
  return <Faces url={url} />;
}
