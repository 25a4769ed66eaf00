/**
 * Which packages may be imported, and what to write instead. ESLint shows the sentence in the editor;
 * dependency-cruiser checks the same borders between files (.dependency-cruiser.cjs).
 */

const kit =
  'Only shared may import this: use the doors of @backoffice/shared (/ui, /ui/date, /ui/money, /ui/chart, /router, /form, /format); add there what is missing.'

/** The libraries behind the doors of @backoffice/shared: one theme, one style cache, one router. */
export const behindShared = [
  '@chakra-ui/*',
  '@emotion/*',
  'framer-motion',
  'axios',
  'react-router',
  'react-router/*',
  'react-router-dom',
  'react-hook-form',
  '@tanstack/*',
  'react-datepicker',
  'react-datepicker/*',
  '@visx/*',
  'date-fns',
  'date-fns/*',
]

const sharedSource = {
  group: ['@backoffice/shared/src', '@backoffice/shared/src/*', '**/shared/src/**'],
  message: 'Import the door (@backoffice/shared, @backoffice/shared/ui …), never a file behind it.',
}

const anotherApp = {
  group: ['@backoffice/remote-*', '@backoffice/host', '**/remote-*/**', '**/host/src/**'],
  message:
    'No app imports another: offer the component in remote.json (exposes) and take it through federation, or move it to shared.',
}

const typesOfTheContract = {
  // These need no zod.
  regex: '(^|/)contract(?!/((campos|text|remotes|versions)(/index\\.ts)?|entidades\\.ts)$)(/|$)',
  allowTypeImports: true,
  message:
    'The browser takes types alone from the contract (import type …): zod is not for what a person downloads.',
}

/** For host and remotes. */
export const browserDoors = {
  patterns: [
    { group: behindShared, message: kit },
    {
      group: ['zod', 'zod/*'],
      message: 'zod stays in the contract and the api: import the contract’s types.',
    },
    sharedSource,
    anotherApp,
    typesOfTheContract,
  ],
}

/** For the tests of host, remotes and page: some of the page's go through a whole host. */
export const testDoors = {
  patterns: [
    { group: behindShared, message: kit },
    sharedSource,
    { ...anotherApp, group: [...anotherApp.group, '!**/host/src/testing', '!**/host/src/testing/**'] },
  ],
}

/** For the files of shared that browsers download. */
export const sharedContractDoors = {
  patterns: [
    { group: ['zod', 'zod/*'], message: 'zod stays in src/contract and src/testing.' },
    typesOfTheContract,
  ],
}

/** For the api. */
export const apiDoors = {
  patterns: [
    {
      group: ['drizzle-orm', 'drizzle-orm/*'],
      message: 'Import it from platform/database/drizzle.ts, which loads it ten times as fast.',
    },
    {
      regex: '^@backoffice/shared(?!/contract(/(remotes|casos))?$)',
      message:
        'The api knows the contract alone: @backoffice/shared/contract and /contract/remotes; its tests /contract/casos.',
    },
    sharedSource,
    anotherApp,
  ],
}
