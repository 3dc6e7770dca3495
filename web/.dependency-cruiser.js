/** Which folder may import which is the linter's: `build/layers.js`. Here: no circles of modules. */
export default {
  forbidden: [{ name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // A circle of types is a circle too.
    tsPreCompilationDeps: true,
  },
};
