import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vestibule',
    brandUrl: '/',
    fontBase: "'Source Sans 3 Variable', system-ui, sans-serif",
    colorPrimary: '#16504f',
    colorSecondary: '#16504f',
    appBg: '#f3ede3',
    appContentBg: '#fffdfa',
    appPreviewBg: '#fbf8f3',
    appBorderColor: '#ddd3c4',
    appBorderRadius: 4,
    textColor: '#1f2a2b',
    textMutedColor: '#556061',
    barBg: '#fffdfa',
    barTextColor: '#556061',
    barSelectedColor: '#16504f',
    inputBg: '#fffdfa',
    inputBorder: '#857c6b',
    inputBorderRadius: 2,
  }),
});
