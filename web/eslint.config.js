import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Types are svelte-check's business, so no rule here needs them: that takes half the time.
export default defineConfig(
  { ignores: ['src/lib/*.d.ts', 'src/games/*/schema.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier, // layout is prettier's business
  {
    files: ['src/**'],
    languageOptions: { globals: globals.browser },
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  { files: ['*.js'], languageOptions: { globals: globals.node } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-undef': 'off', // svelte-check looks for that too
      'svelte/prefer-svelte-reactivity': 'off', // collections are made anew, never changed while something reads them
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
)
