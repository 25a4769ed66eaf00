import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { extensions, officeClock, onDemand } from './tooling/lint/syntax.ts'
import { apiDoors, browserDoors, sharedContractDoors, testDoors } from './tooling/lint/doors.ts'

const tests = '**/*.{test,spec,testing}.{ts,tsx}'

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/test-results/',
      '**/coverage/',
      '.data/',
      '.cache/',
      'e2e/fixtures/old-release/',
    ],
  },

  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    name: 'backoffice/all',
    languageOptions: { globals: globals.node },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      // The contract's regular expressions must name control characters to refuse them.
      'no-control-regex': 'off',
      'no-constant-condition': ['error', { checkLoops: false }],
      'no-restricted-syntax': ['error', ...extensions],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    // An unawaited promise hides its failure. These rules need type information, which is slow, so tests are exempt.
    name: 'backoffice/promises',
    files: [
      '{host,shared,api,gateway,remote-*}/src/**/*.{ts,tsx}',
      '{tooling,bench,deploy,entrega}/**/*.{ts,tsx}',
    ],
    // react-admin's app has a tsconfig and packages of its own, which are installed only to be measured.
    ignores: [tests, 'bench/peer/app/**'],
    languageOptions: {
      // The two programs of `npm run types`: a service of a program per package took twice the time and memory.
      parserOptions: {
        project: ['tsconfig.all.json', 'api/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    name: 'backoffice/browser',
    files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}', 'entrega/page/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      // Errors belong on the console as well as on the page; any other output is a leftover.
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    name: 'backoffice/browser-syntax',
    files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}', 'entrega/page/**/*.{ts,tsx}'],
    ignores: [tests, '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...extensions, ...onDemand, officeClock] },
  },
  {
    // A page that does not come is a failure of its section, which the host shows (RemoteBoundary).
    name: 'backoffice/lazy-page',
    files: ['shared/src/remote/lazyPage.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...extensions, officeClock] },
  },
  {
    name: 'backoffice/doors',
    files: ['{host,remote-*,entrega/page}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', browserDoors] },
  },
  {
    // Tests may compare the browser's own checks with the contract's schemas.
    name: 'backoffice/doors-of-tests',
    files: ['{host,remote-*,entrega/page}/**/*.{test,spec,testing}.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', testDoors] },
  },
  {
    name: 'backoffice/api-doors',
    files: ['api/**/*.ts'],
    ignores: ['api/src/platform/database/drizzle.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', apiDoors] },
  },
  {
    name: 'backoffice/shared-contract',
    files: ['shared/src/**/*.{ts,tsx}'],
    ignores: ['shared/src/contract/**', 'shared/src/testing/**', tests],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', sharedContractDoors] },
  },
  {
    name: 'backoffice/tests',
    files: [tests, '**/testing/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // A test component may pass the result of a hook to the test around it.
      'react-hooks/globals': 'off',
    },
  },
  {
    // react-admin's app as its own template writes it.
    name: 'backoffice/peer',
    files: ['bench/peer/app/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    name: 'backoffice/commonjs',
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
