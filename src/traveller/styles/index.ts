import frame from './frame.css?inline';
import parts from './parts.css?inline';
import situations from './situations.css?inline';

/** The one stylesheet of the pages; later rules override earlier ones. */
export const rules = frame + parts + situations;
