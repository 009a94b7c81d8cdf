// Entry of the worker thread that reads API records, so that seconds of type checking do not block the main thread. In:
// ReadApiOptions. Out: the readings.
import { answerTasks } from './answer-tasks.ts';
import { readApi } from './read-api.ts';

answerTasks(readApi);
