/**
 * The files of the server and of the site whose words no guest reads, or whose words are not sentences
 * of ours, each with its reason. Everything else has its words from a catalogue.
 */
export const withoutCatalogue: readonly [files: RegExp, why: string][] = [
  [/\.(?:test|stories|builders|fixtures)\.tsx?$|\/(?:testing|fuzz|statuses)\//, 'tests'],
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
  [/\/account\/token-verdict\.ts$/, 'a page for developers (pagesForDevelopers)'],
];
