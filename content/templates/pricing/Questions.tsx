import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { questions } from './plans.ts';

export default function Questions() {
  const id = React.useId();
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      {questions.map(({ question, answer }, index) => (
        <Accordion
          key={question}
          defaultExpanded={index === 0}
          disableGutters
          elevation={0}
          square
          slotProps={{ heading: { component: 'h3' } }}
          sx={{ bgcolor: 'transparent', borderBottom: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-answer`}
            sx={{ px: 0.5, py: 1 }}
          >
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {question}
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ px: 0.5, pb: 3, maxWidth: '60ch' }}>
            <Typography color="text.secondary">{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
