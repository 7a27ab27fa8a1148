import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { assetUrl } from '../asset-url.js';
import { Figure, Sheet, Term } from './specimen.styles.js';

const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${tokens.space.lg};
`;

const Icon = styled.li`
  display: grid;
  gap: ${tokens.space.xs};
  align-content: start;
`;

const Frame = styled.div`
  display: grid;
  align-items: end;
  block-size: 6.5rem;
`;

const icons = [
  { file: 'favicon.svg', shown: 32, use: 'Browser tabs' },
  { file: 'favicon.ico', shown: 16, use: 'Tabs of pages without a head of the site: 16, 32, 48' },
  { file: 'apple-touch-icon.png', shown: 90, use: 'Home screens that cut the corners: 180' },
  { file: 'icon-192.png', shown: 96, use: 'Home screens, as it is: 192 and 512' },
  {
    file: 'icon-maskable-192.png',
    shown: 96,
    cut: true,
    use: 'Home screens that cut a shape: 192 and 512',
  },
];

/** Each shape of the icon, at half or whole of a size; the other sizes are said beside it. */
export function IconSet() {
  return (
    <Sheet>
      <Icons>
        {icons.map(({ file, shown, cut, use }) => (
          <Icon key={file}>
            <Frame>
              <img
                src={assetUrl(`site-icons/${file}`)}
                alt=""
                width={shown}
                height={shown}
                style={cut ? { clipPath: 'circle()' } : undefined}
              />
            </Frame>
            <Term>{use}</Term>
            <Figure>{file}</Figure>
          </Icon>
        ))}
      </Icons>
    </Sheet>
  );
}
