/**
 * The files of the apps and the libraries whose words no guest reads, or whose words are not sentences
 * of ours, each with its reason. Everything else has its words from a catalogue.
 */
export const withoutCatalogue: readonly [files: RegExp, why: string][] = [
  [
    /\.(?:test|stories|story-data|examples|builders|fixtures)\.tsx?$|\/builders\.ts$|\/(?:testing|fuzz|statuses)\//,
    'tests',
  ],
  [/\.texts(?:\.\w+)?\.ts$/, 'catalogues'],
  [
    /-commands?\.ts$|\/server\/src\/(?:backup|cli|config|data-files|setup)\/|\/config\.ts$/,
    'commands speak English (decision 063)',
  ],
  [
    /\/(?:import-translations|test-mail|check-picture|stage-pictures|fetch-calendar|providers)\.ts$/,
    'commands print it',
  ],
  [
    /\/server\/src\/(?:database|log|metrics)\/|\/(?:server|run-server|listen)\.ts$/,
    'the log of whoever runs the server',
  ],
  [/\/words\/check-words\.ts$/, 'whoever writes words reads it at the import'],
  [/\/server\/src\/(?:client|docs)\//, 'the API’s description is English (decision 063)'],
  [/\/(?:sandbox|sandboxes)\/|\/sandbox\.ts$/, 'the page of another hotel (decision 063)'],
  [/\/server\/src\/seed\//, 'records of the demonstration, with their Arabic'],
  [
    /\/settings\/(?:clear-cache|delete-setting|update-existing)\.ts$/,
    'answers to the administrator (decision 063)',
  ],
  [/\/ask-for-checkout\.ts$/, 'a title for providers, which take ASCII alone'],
  [/\/account\/store\.ts$/, 'the name of the administrator’s account is a record'],
  [
    /\/(?:describe-browser|thawani-module|thawani|hotel-brand)\.ts$/,
    'names, which are the same in every language',
  ],
  [/\/(?:brand-style|letter-type)\.ts$/, 'styles'],
  [/\/(?:halls|spa)\/(?:store|tables)\.ts$|\/jobs\/open-jobs\.ts$/, 'words of the database'],
  [
    /\/(?:page-policy|robots|security-text|create-web|serve-storybook|mount)\.ts$|\/newsletter\/links\.ts$/,
    'words of a protocol',
  ],
  [/\/site\/src\/app\/log-failure\.ts$/, 'the console'],
  [/\/(?:user-test|payment-test|SamplePayment)\.tsx$/, 'pages for developers, marked as English'],
  [/\/Document\.tsx$|\/TreatmentArticle\.tsx$/, 'the viewport, and a name of schema.org'],
  [/\/site\/src\/app\/(?:prefetch-pages|typed-text)\.ts$|\/entry\.client\.ts$/, 'selectors'],
  [
    /\/site\/src\/(?:app\/hotel|.*-structured-data|.*\/restaurant-data|.*\/room-meta)\.tsx?$/,
    'types of schema.org',
  ],
  [
    /^packages\/api\/src\//,
    'the API’s description is English (decision 063), and the tags of its cache are names',
  ],
  [/\/domain\/src\/account\/(?:common-passwords|suggest-email)\.ts$/, 'passwords and mail hosts'],
  [/\/domain\/src\/bookings\/sample-bookings\.ts$/, 'stored payments of an example'],
  [/\/domain\/src\/account\/phone-question\.ts$/, 'English names of countries, with their article'],
  [
    /\/domain\/src\/(?:bookings\/order-description|spa\/book-treatment)\.ts$/,
    'the form in which a payment stores what was booked',
  ],
  [
    /\/domain\/src\/(?:content\/demonstration|payments\/payment-(?:gateway|method)|words\/language)\.ts$/,
    'names, which are the same in every language',
  ],
  [/\/domain\/src\/content\/fallback-pages\.ts$/, 'names of networks, and a placeholder'],
  [
    /\/domain\/src\/(?:halls\/hall-event-types|news\/articles)\.ts$/,
    'values of records, whose words a catalogue has',
  ],
  [
    /\/domain\/src\/settings\/(?:check-setting|known-settings)\.ts$/,
    'answers to the administrator (decision 063)',
  ],
  [
    /\/ui\/src\/(?:theme\/|texts\/check-pack)/,
    'what designers and developers are told, names of typefaces and styles',
  ],
  [/\/ui\/src\/.*\.styles\.ts$/, 'styles'],
  [
    /\/ui\/src\/(?:forms\/(?:Stepper|calendar)|internal|media\/Carousel)\/(?:step-for|use-active-day|DateField|use-left-value|start-swiper)\.tsx?$/,
    'keys, selectors and media queries',
  ],
  [/\/ui\/src\/(?:media\/Picture\/Picture|navigation\/Footer\/Footer)\.tsx$/, 'media queries'],
  [/\/account\/token-verdict\.ts$/, 'a page for developers (pagesForDevelopers)'],
];
