// Puts a program of the server into a few files: to find, read and compile each of its more than two thousand modules takes
// longer than the rest of a start.
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { projectRoot } from './bootstrap.mjs';

/** They read files of their own package that are found beside their code. */
const unbundled = ['@resvg/resvg-js'];

/** SQL, fonts and texts are read from where they are kept: a module goes on to know its own address. */
const keepAddresses = (folder: string): Plugin => ({
  name: 'keep-addresses',
  transform(code, id) {
    if (/node_modules|src\/contract\//.test(id)) return { code, map: { mappings: '' } };
    if (!code.includes('import.meta.')) return undefined;
    const address = (to: string): string => `new URL(${JSON.stringify(path.relative(folder, to))}, import.meta.url)`;
    return {
      code: code.replaceAll(/import\.meta\.(url|dirname)/g, (_, part) =>
        part === 'url' ? `${address(id)}.href` : `${address(path.dirname(id))}.pathname`,
      ),
      map: null,
    };
  },
});

/**
 * Bundles these programs, each with a name and its file, into `folder`, with the packages that they use and with source
 * maps. What several of them use is in files that they share.
 */
export const bundlePrograms = async (folder: string, programs: Record<string, string>): Promise<void> => {
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    plugins: [keepAddresses(folder)],
    ssr: { noExternal: true, external: unbundled },
    build: {
      ssr: true,
      target: 'esnext',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: programs,
        external: unbundled,
        // Beside the programs, because addresses count from where they are.
        output: { chunkFileNames: '[name]-[hash:7].js', sourcemapExcludeSources: true },
      },
    },
  });
};
