// Entry of the thread that makes an index of the search beside the pages.
import { answerTasks } from '../api/answer-tasks.ts';
import { contentHash } from '../disk/read-sources.ts';
import { answerTo, type SearchTask } from '../emit/search-task.ts';

answerTasks(
  (task: SearchTask) => answerTo(task, contentHash),
  ({ files }) => files.map(([, text]) => text.buffer),
);
