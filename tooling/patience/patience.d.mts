/** See patience.ts: for packages whose compiler reads no JavaScript. */
export declare function patienceFor(setting: string | undefined, load: number, cores: number): number
export declare const patience: number
export declare function patient(ms: number): number
