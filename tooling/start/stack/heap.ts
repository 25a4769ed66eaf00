/**
 * Node's options for the memory of the api and its commands. Since Node 24, V8 lets the young generation of any busy
 * process grow to 100 MB; these are the earlier 50, which the api's figures and limits of memory count on.
 */
export const heapOptions = ['--max-semi-space-size=16']
