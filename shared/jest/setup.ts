/**
 * Runs before every test file of a browser package: adds jest-dom's matchers and what jsdom lacks, and forbids
 * unexpected console.error.
 */
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import './browser.ts'
import './computed-style.ts'
import './console.ts'
import { elementError } from './element-error.ts'

declare const testPatience: number

// The first test of a file waits while jest compiles and runs the lazily loaded modules: 2 s on an idle machine with a
// cold cache. Tests that pass do not get slower.
configure({ asyncUtilTimeout: 5_000 * testPatience, getElementError: elementError })
