// First: what is loaded after it, stories and builders too, never sees the real time.
import './fixed-clock.js';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { VestibuleProvider } from '@vestibule/ui/theme';
import { configure } from 'storybook/test';
import typeValues from 'virtual:type-values';
import { beginWithDefaults, describeProperties } from './arg-types.js';
import { assetUrl, picturesBeside } from './asset-url.js';
import { modeToolbar, playOnlyInFrames, withBothModes } from './both-modes.js';
import { ChosenTheme } from './chosen-theme.js';
import { changeModeAtOnce } from './change-at-once.js';
import { checkDarkColours } from './check-dark-colours.js';
import { withContentInLanguage } from './content-in.js';
import { directionToolbar, withDirection } from './direction.js';
import { LazyDocsFrame, LazyPageTitle } from './LazyDocsFrame.js';
import {
  beginInEnglish,
  playAgainInEachLanguage,
  showInItsLanguage,
  withPlayInEnglish,
} from './play-in-english.js';
import { letNextPlay, waitForTurn } from './play-in-turn.js';
import { paintPictures } from './paint-pictures.js';
import { themeNameOf } from './brand-theme.js';
import { removeScrollbarGutter, stayAtTheTop, stayInPlace, stayOnLinks } from './stay-in-place.js';
import { hotelThemeOf, hotelToolbar } from './themes/index.js';
import { globalsAround } from './theme-around.js';
import { beginAsControlsShow, typeControls, withDays } from './type-controls.js';
import { viewports } from './viewports.js';
import { languageOf, loadTexts, wordsToolbar } from './words.js';
import { focusYieldsToSearch, stepsYieldToSearch } from './yield-to-search.js';

// Lazily loaded parts take their time on a busy machine; a story that never settles still fails.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  beforeAll: () => {
    stayInPlace();
    focusYieldsToSearch();
    stayOnLinks();
    removeScrollbarGutter();
    paintPictures();
    changeModeAtOnce();
    playAgainInEachLanguage();
  },
  beforeEach: [playOnlyInFrames, waitForTurn, beginInEnglish, stepsYieldToSearch, stayAtTheTop],
  globalTypes: { ...hotelToolbar, ...modeToolbar, ...wordsToolbar, ...directionToolbar },
  initialGlobals: {
    direction: 'language',
    theme: 'light',
    hotel: 'vestibule',
    locale: 'en',
    ...globalsAround(),
  },
  loaders: [loadTexts],
  decorators: [
    withDays,
    withContentInLanguage,
    withBothModes,
    withDirection,
    (Story, { globals, loaded, parameters }) =>
      // A page that is not the library's brings a provider of its own, or none.
      parameters['foreignPage'] ? (
        <Story />
      ) : (
        <VestibuleProvider
          locale={languageOf(globals).locale}
          texts={loaded['texts']}
          mode={themeNameOf(globals)}
          theme={hotelThemeOf(globals)}
          fontsUrl={assetUrl('fonts/')}
          pictureSource={picturesBeside}
        >
          <ChosenTheme value={hotelThemeOf(globals)}>
            <Story />
          </ChosenTheme>
        </VestibuleProvider>
      ),
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark', both: 'light', stacked: 'light' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
    // The last is the outermost: every other sees the language that it chooses.
    withPlayInEnglish,
  ],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      container: LazyDocsFrame,
      components: { h1: LazyPageTitle },
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    options: {
      // Read as text, so it is here. What is not named follows in the order of the alphabet.
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Welcome',
            'Colour',
            'Type',
            'Space',
            'Shape and elevation',
            'Motion',
            'Icons',
            'Layout',
            'Brand',
            'Make it yours',
            'Voice and content',
            'Do and do not',
            'Accessibility',
            'How to review a change',
            'How to add a component',
            'Component status',
            'Other names',
            'Changelog',
          ],
          'Actions',
          'Forms',
          'Feedback',
          'Media',
          'Navigation',
          'Overlays',
          'Layout',
          'Content',
          'Rooms',
          'Spa',
          'Events',
          'Halls',
          'Restaurant',
          'News',
          'Contact',
          'Newsletter',
          'Account',
          'Payments',
          'Bookings',
          'Pages',
          [
            'Home',
            'Rooms',
            'RoomSingle',
            'Spa',
            'SpaService',
            'Events',
            'Event',
            'MeetingHall',
            'Hall',
            'Restaurant',
            'News',
            'About',
            'Contact',
            'Login',
            'Signup',
            'VerifyEmail',
            'ForgotPassword',
            'ResetPassword',
            'Profile',
            'MyBookings',
            'PaymentReturn',
            'Newsletter',
            'TextPage',
            'ComingSoon',
            'NotFound',
            'SiteHeader',
            'SiteFooter',
            '*',
            'Samples and tests',
          ],
          'Matrix',
        ],
      },
    },
    viewport: { options: viewports },
  },
  argTypesEnhancers: [describeProperties, typeControls(typeValues)],
  argsEnhancers: [beginWithDefaults, beginAsControlsShow],
  afterEach: [showInItsLanguage, checkDarkColours, letNextPlay],
};

export default preview;
