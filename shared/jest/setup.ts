/** Before every test file of a browser package: jest-dom's matchers, what jsdom lacks, and no unexpected console.error. */
import '@testing-library/jest-dom'
import './browser'
import './console'
