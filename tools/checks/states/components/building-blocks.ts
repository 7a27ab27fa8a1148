import type { ComponentStates } from '../kinds.ts';

const date = 'A date has one length.';

/** What the components of every feature are made of, and the foundations. */
export const buildingBlocks: Record<string, ComponentStates> = {
  'Foundations/Brand': { kind: 'specimen' },
  'Foundations/Colour': { kind: 'specimen' },
  'Foundations/Do and do not': { kind: 'specimen' },
  'Foundations/Icons': { kind: 'specimen' },
  'Foundations/Layout': { kind: 'specimen' },
  'Foundations/Make it yours': { kind: 'specimen' },
  'Foundations/Motion': { kind: 'specimen' },
  'Foundations/Shape and elevation': { kind: 'specimen' },
  'Foundations/Space': { kind: 'specimen' },
  'Foundations/Type': { kind: 'specimen' },
  'Foundations/Voice and content': { kind: 'specimen' },

  'Actions/Button': { kind: 'action' },
  'Actions/IconButton': { kind: 'action', never: { 'long text': 'It shows no words.' } },
  'Actions/LinkButton': { kind: 'action', never: { disabled: 'A link leads somewhere, always.' } },

  'Forms/Checkbox': { kind: 'input' },
  'Forms/DatePicker': { kind: 'input', never: { 'long text': date } },
  'Forms/DateRangePicker': { kind: 'input', never: { 'long text': date } },
  'Forms/EmailInput': { kind: 'input' },
  'Forms/ErrorSummary': { kind: 'collection' },
  'Forms/Field': {
    kind: 'input',
    never: {
      filled: 'Its control is filled in.',
      disabled: 'Its control is disabled.',
    },
  },
  'Forms/PasswordInput': { kind: 'input', never: { 'long text': 'A password is dots.' } },
  'Forms/PhoneInput': {
    kind: 'input',
    never: { 'long text': 'At most 17 digits behind the code.' },
  },
  'Forms/SearchInput': { kind: 'input' },
  'Forms/Select': { kind: 'input' },
  'Forms/Stepper': { kind: 'input', never: { 'long text': 'It holds a number.' } },
  'Forms/TextArea': { kind: 'input' },
  'Forms/TextInput': { kind: 'input' },

  'Feedback/Badge': { kind: 'record' },
  'Feedback/EmptyState': { kind: 'record' },
  'Feedback/ErrorBlock': { kind: 'record' },
  'Feedback/Loading': { kind: 'shape' },
  'Feedback/Notice': { kind: 'record' },
  'Feedback/PageLoader': { kind: 'shape' },
  'Feedback/Skeleton': { kind: 'shape' },
  'Feedback/Toaster': { kind: 'collection' },

  'Media/Carousel': { kind: 'shape' },
  'Media/Monogram': { kind: 'shape' },
  'Media/Picture': { kind: 'shape' },

  'Navigation/Breadcrumbs': { kind: 'record' },
  'Navigation/Footer': { kind: 'record' },
  'Navigation/Header': { kind: 'record' },
  'Navigation/MobileMenu': { kind: 'overlay' },
  'Navigation/Pagination': { kind: 'shape' },
  'Navigation/SkipLink': { kind: 'shape' },
  'Navigation/LanguageSwitch': { kind: 'shape' },
  'Navigation/ModeSwitch': { kind: 'shape' },
  'Navigation/SocialLinks': { kind: 'shape' },
  'Navigation/Tabs': { kind: 'record' },

  'Overlays/Dialog': { kind: 'overlay' },
  'Overlays/Menu': { kind: 'overlay' },
  'Overlays/Sheet': { kind: 'overlay' },

  'Layout/Cluster': { kind: 'shape' },
  'Layout/Container': { kind: 'shape' },
  'Layout/Grid': { kind: 'shape' },
  'Layout/Hero': { kind: 'record' },
  'Layout/LanguagePart': { kind: 'record' },
  'Layout/PageFrame': { kind: 'shape' },
  'Layout/PageHeader': { kind: 'record' },
  'Layout/Price': { kind: 'record' },
  'Layout/Prose': { kind: 'record' },
  'Layout/RecordText': { kind: 'record' },
  'Layout/RichText': { kind: 'record' },
  'Layout/Section': { kind: 'record' },
  'Layout/Stack': { kind: 'shape' },
  'Layout/WithAside': { kind: 'shape' },
};
